// When the picture stands that was just put together: what need not be in it can wait until then.
const LONGEST = 100; // ms, where nothing is drawn, as in a tab that is hidden

export function drawn(): Promise<void> {
  return new Promise((done) => {
    const late = setTimeout(done, LONGEST);
    requestAnimationFrame(() => {
      clearTimeout(late);
      setTimeout(done); // the frame is drawn when its callbacks have run
    });
  });
}
