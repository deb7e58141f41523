const { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } = require('node:fs');
const { Session } = require('node:inspector');
const { dirname, join, relative, sep } = require('node:path');

const ROOT = join(__dirname, '..');
const OURS = ['apps', 'libs', 'projections', 'test', 'bench', 'scripts'];
/** Renders the first page on the server. Built from the sources of the web client. */
const DRAWING = 'dist/web-server/server.cjs';
const ASSETS = join(ROOT, 'dist/web-sources.json');

exports.recordReach = (folder, testPath) => {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: false, detailed: false });
  return {
    write: (assets = new Set()) => {
      let scripts = [];
      session.post('Profiler.takePreciseCoverage', (error, { result } = {}) => {
        if (error) throw new Error(error.message);
        scripts = result;
      });
      session.disconnect();
      const loaded = scripts
        .filter((script) => isOurs(script.url) && hasRun(script))
        .map(({ url, functions }) => [pathOf(url), namesIn(functions)]);
      const fetched = assets.size > 0 ? sourcesOf(assets).map((source) => [source, [FETCHED]]) : [];
      const name = relative(ROOT, testPath);
      const file = join(folder, `${name}.json`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify({ test: name, files: Object.fromEntries([...fetched, ...loaded]) }));
    },
  };
};

/** `dist` is a link; files loaded from there are reported under the real path. */
const DIST = join(ROOT, 'dist');
const BUILD = (existsSync(DIST) ? realpathSync(DIST) : DIST) + sep;

const pathOf = (url) => relative(ROOT, url.replace('file://', '').replace(BUILD, DIST + sep));

const isOurs = (url) => pathOf(url) === DRAWING || (OURS.includes(pathOf(url).split('/')[0]) && !url.includes('/node_modules/'));

/** A worker also has files loaded that earlier test files needed. */
const hasRun = ({ functions }) => functions.some(({ ranges: [{ count }] }) => count > 0);

/** Which functions a browser ran is not known. */
const FETCHED = 'fetched';

/** Without anonymous functions and those the compiler adds: they run whenever a file is imported. */
const namesIn = (functions) => [
  ...new Set(
    functions
      .filter(({ functionName, ranges: [{ count }] }) => count > 0 && /^(?!_|get |exports\.)./.test(functionName))
      .map(({ functionName }) => functionName),
  ),
];

const sourcesOf = (assets) => {
  const all = JSON.parse(readFileSync(ASSETS, 'utf8'));
  return [...assets].flatMap((asset) => all[asset] ?? []);
};
