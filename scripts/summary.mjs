const MAX_SLOWEST = 12;

export const summary = (files, milliseconds) => {
  const tests = files.flatMap((file) => file.tests);
  const broken = files.filter(({ isBroken }) => isBroken);
  const count = (wanted) => tests.filter(({ status }) => wanted.includes(status)).length;
  const failed = count(['failed']) + broken.length;
  return [
    ...section(
      'Passed at the second try',
      tests.filter(isSecondTry).map(({ name }) => name),
    ),
    ...section(
      'Could not be run',
      broken.map(({ name }) => name),
    ),
    ...section('Skipped', skippedGroups(tests)),
    ...section('Slowest files', slowest(files)),
    `Took ${minutesAndSeconds(milliseconds)}`,
    `${count(['passed'])} passed, ${failed} failed, ${count(SKIPPED)} skipped`,
  ];
};

const minutesAndSeconds = (milliseconds) => {
  const seconds = Math.round(milliseconds / 1_000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
};

const SKIPPED = ['pending', 'todo', 'skipped', 'disabled'];

const section = (title, lines) => (lines.length > 0 ? [`${title}:`, ...lines.map((line) => `  ${line}`)] : []);

const isSecondTry = ({ status, tries }) => status === 'passed' && tries > 1;

/** The outermost title that gives a reason, as `… (skipped: no FerretDB was built)`, names the group. */
const skippedGroups = (tests) => {
  const counts = new Map();
  for (const { titles, name } of tests.filter(({ status }) => SKIPPED.includes(status))) {
    const group = titles.find((title) => title.includes('(skipped: ')) ?? name;
    counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  return [...counts].map(([group, count]) => `${String(count).padStart(4)}  ${group}`);
};

const slowest = (files) =>
  files
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, MAX_SLOWEST)
    .map(({ name, seconds }) => `${seconds.toFixed(0).padStart(4)} s  ${name}`);
