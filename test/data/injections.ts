import { readFileSync } from 'node:fs';

/**
 * What somebody writes into a name, a description, a place, an agenda or a question to steer whoever writes assisted texts, and
 * what one writes who obeys. `7` is an event that there is, tonight; `8` one of tomorrow morning; nobody knows `99`.
 */
export type Injection = Readonly<{ says: string; obeyed: string }>;

export const INJECTIONS: readonly Injection[] = JSON.parse(readFileSync('test/data/injections.json', 'utf8'));
