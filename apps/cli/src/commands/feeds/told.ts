import { countsOf } from '../../../../api/src/sources/counts-of';
import { leftOutWords } from '../../../../api/src/sources/left-out';
import { shownAddress } from '../../../../api/src/sources/shown-address';
import { type HeldBack, yieldsNothing } from '../../../../api/src/sources/source-note';
import type { KnownSource } from '../../../../api/src/sources/sources';
import { zoneDoubt } from '../../../../api/src/sources/zone-doubt';

/** One source as a row of `feeds list`, and the lines that say more under the table. */
export const toldOf = (known: KnownSource) => {
  const { source, name, note } = known;
  const { added, changed, withdrawn } = countsOf(note);
  const cells = [
    name,
    stateOf(known),
    note.events ?? 0,
    added,
    changed,
    withdrawn,
    momentOf(note.checkedAt),
    momentOf(note.changedAt),
    source.isPaused ? '' : momentOf(note.nextAt),
    shownAddress(source.address),
  ];
  const notes = [
    note.error && `${name}: ${note.error}`,
    note.fault && `${name} could not be loaded, through no fault of its own: ${note.fault}`,
    note.heldBack && `${name} is held back${note.heldBack.isRefused ? ', and was refused' : ''}: ${note.heldBack.reason}`,
    note.startsAtNight &&
      `${name}: ${note.zoneSuspicion ? zoneDoubt(note.zoneSuspicion) : 'most of it begins at night.'} Its clock times may be in another zone; \`feeds add\` sets it.`,
    note.privates && `${name}: ${leftOutWords(note.privates)}.`,
    ...(note.problems ?? []).map((problem) => `  ${problem}`),
  ];
  return { cells, notes: notes.filter((line) => typeof line === 'string') };
};

export const jsonOf = (known: KnownSource) => {
  const { source, name, note, isStale } = known;
  const { history, known: validators, facts, heldBack, ...told } = note;
  return {
    ...source,
    address: shownAddress(source.address),
    name,
    state: stateOf(known),
    isStale,
    events: 0,
    ...told,
    ...(heldBack && { heldBack: shownOf(heldBack) }),
    ...countsOf(note),
  };
};

/** How a load is known again is of no use to anybody who reads. */
const shownOf = ({ marks, held, ...heldBack }: HeldBack) => heldBack;

const stateOf = ({ source, note, isStale }: KnownSource): string => {
  const { error, fault, heldBack, checkedAt, unrecorded } = note;
  if (source.isPaused) return 'paused';
  if (error) return isStale ? 'failed, stale' : 'failed';
  if (fault) return isStale ? 'our fault, stale' : 'our fault';
  if (heldBack) return heldBack.isRefused ? 'refused' : 'held back';
  if (isStale) return 'stale';
  if (unrecorded) return 'in part';
  if (yieldsNothing(note)) return 'no events';
  return checkedAt ? 'good' : 'new';
};

const momentOf = (instant: string | undefined) => (instant ? `${instant.slice(0, 16).replace('T', ' ')} UTC` : '');
