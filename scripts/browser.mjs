import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './prepare.mjs';

const PLACES = [process.env.CHROME_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The path of a Chromium to test in; installs Debian's when there is none. */
export const browser = () => {
  const found = PLACES.find((place) => place && existsSync(place));
  if (found) return found;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  if (spawnSync('which', ['apt-get']).status !== 0) {
    console.error('The screens are tested in Chromium: install it, or name one in CHROME_PATH.');
    process.exit(1);
  }
  const apt = (...args) => {
    const [command, ...words] = [...sudo, 'apt-get', ...args];
    run(command, words);
  };
  console.error('Installing a browser …');
  apt('update', '-q');
  apt('install', '-qy', '--no-install-recommends', 'chromium');
  return PLACES[1];
};
