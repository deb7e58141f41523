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

  const { scripts, drawnFor, events } = document.currentScript.dataset;
  if (!scripts) return;
  const files = scripts.split(' ');
  const add = (name, attributes) => document.head.append(Object.assign(document.createElement(name), attributes));
  let begun = false;
  let idleTimer;
  const load = () => {
    if (begun) return;
    begun = true;
    clearTimeout(idleTimer);
    add('link', { rel: 'preload', as: 'fetch', crossOrigin: 'use-credentials', href: events });
    for (const src of files) add('script', { type: 'module', crossOrigin: '', src });
  };
  const fits = matchMedia('(min-width: 1024px)').matches === (drawnFor === 'wide');
  if (!isNew || !fits || document.visibilityState !== 'visible') return load();

  // What a newcomer sees needs no script, so the scripts run when the page is used, or after it was left alone for a while.
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntriesByName('first-contentful-paint')) performance.mark('list', { startTime });
  }).observe({ type: 'paint', buffered: true });
  const whenIdle = (work) => ('requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work));
  const fetchFiles = () => {
    if (begun || navigator.connection?.saveData) return;
    for (const href of files) add('link', { rel: 'prefetch', as: 'script', crossOrigin: '', href });
  };
  addEventListener('load', () => {
    setTimeout(() => whenIdle(fetchFiles), 1_000);
    if (!begun) idleTimer = setTimeout(() => whenIdle(load), 6_000);
  });

  // Presses and typing before the scripts listen are kept in order. `repeatEarlyInput` takes and repeats them.
  const early = new Set();
  const use = (event) => {
    // A browser reports the resting pointer of a page that has just appeared.
    if (event.type === 'pointermove' && !event.movementX && !event.movementY) return;
    load();
    if (!(event.target instanceof Element)) return;
    const control = event.target.closest('a, button, input, select, textarea, summary');
    if (event.type === 'input') early.add(control);
    if (event.type !== 'click' || !control?.matches('button, input[type=checkbox], input[type=radio]')) return;
    early.add(control);
    event.preventDefault();
    event.stopPropagation();
  };
  const uses = [
    'click',
    'input',
    'pointerdown',
    'pointermove',
    'touchstart',
    'wheel',
    'scroll',
    'keydown',
    'focusin',
    'beforeprint',
  ];
  for (const type of uses) addEventListener(type, use, { capture: true });
  window.takeEarlyInput = () => {
    for (const type of uses) removeEventListener(type, use, { capture: true });
    return [...early];
  };
})();
