// Runs before the first paint, so that nobody sees the wrong theme or somebody else's list for a moment.
(() => {
  const read = (name) => {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  };
  const isTabUsed = () => {
    try {
      return sessionStorage.length > 0;
    } catch {
      return false;
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

  // The list comes with the page as newcomers see it; whoever left something here waits for their own instead.
  const usual = [null, '', 'false', 'list'];
  const left = [
    'searchTerm',
    'isSearchExpanded',
    'sidebarCollapsed',
    'eventView',
    'choice',
    'isStillOnOpen',
    'isResident',
    'userId',
    'dismissedCountdowns',
    'hasWishes',
  ];
  const isNew = !isTabUsed() && left.every((name) => usual.includes(read(name))) && read('magicStuffEnabled') !== 'false';
  root.setAttribute('data-visit', isNew ? 'new' : 'returning');

  // What a newcomer sees first needs no script, so the scripts leave the line to it; everybody else waits for them.
  const { scripts, drawnFor } = document.currentScript.dataset;
  if (!scripts) return;
  let begun = false;
  const load = () => {
    if (begun) return;
    begun = true;
    add('link', { rel: 'preload', as: 'fetch', crossOrigin: 'use-credentials', href: '/api/events' });
    for (const src of scripts.split(' ')) add('script', { type: 'module', crossOrigin: '', src });
  };
  const add = (name, attributes) => document.head.append(Object.assign(document.createElement(name), attributes));
  const fits = matchMedia('(min-width: 1024px)').matches === (drawnFor === 'wide');
  if (!isNew || !fits || document.visibilityState !== 'visible') return load();
  new PerformanceObserver(load).observe({ type: 'paint', buffered: true });
  setTimeout(load, 2_000);
})();
