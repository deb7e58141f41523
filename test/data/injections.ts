import { readFileSync } from 'node:fs';

/**
 * Instructions that attackers put into names, descriptions, places, agendas and questions, and the text an obeying assistant would
 * write. Event 7 is tonight, event 8 tomorrow morning; event 99 does not exist.
 */
export type Injection = Readonly<{ says: string; obeyed: string }>;

export const INJECTIONS: readonly Injection[] = JSON.parse(readFileSync('test/data/injections.json', 'utf8'));
