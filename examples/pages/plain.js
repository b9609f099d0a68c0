/* Shortcuts as many sites have them: on the document, for single letters, without looking where they were typed. */
const shortcuts = {
  s: () => document.getElementById('suche').focus(),
  h: () => document.getElementById('top').focus(),
  k: () => document.getElementById('kontakt').scrollIntoView(),
};
let count = 0;

for (const type of ['keydown', 'keypress', 'keyup']) {
  document.addEventListener(type, (event) => {
    count += 1;
    document.documentElement.dataset.keysSeen = String(count);
    const shortcut = type === 'keydown' && event.target.id !== 'suche' && shortcuts[event.key];
    if (!shortcut) return;
    event.preventDefault();
    shortcut();
    document.getElementById('tasten').textContent = `Zuletzt: ${event.key.toUpperCase()}`;
  });
}
