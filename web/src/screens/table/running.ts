// What only a table that has begun shows: whoever comes by an invitation does not wait for it.
export { default as AtEnd } from "./AtEnd.svelte";
export { default as Dialogs } from "./Dialogs.svelte";
export { default as Extra } from "./Extra.svelte";
export { default as TextView } from "./TextView.svelte";
