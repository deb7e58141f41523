// Runs before the first paint, so that nobody sees the wrong theme for a moment.
(() => {
  const read = (name) => {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  };
  const accents = ['yellow', 'blue', 'green', 'purple', 'red', 'orange', 'pink', 'teal'];
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const theme = read('theme');
  const scheme = theme === 'light' || theme === 'dark' ? theme : system;
  const accent = read('accent-color');
  const root = document.documentElement;
  root.setAttribute('data-mantine-color-scheme', scheme);
  root.setAttribute('data-accent', accents.includes(accent) ? accent : 'yellow');
  root.classList.add(scheme);
})();
