// On which of a phone's tabs things stand, by their sort; what is left out is always in sight.
export const TAB_OF: Readonly<Record<string, string>> = {
  official: "court",
  student: "court",
  kind: "actions",
  action: "actions",
  box: "world",
  distant: "world",
  junks: "world",
  gift: "gifts",
};
