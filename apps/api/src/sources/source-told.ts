import type { Checking, OpsSource } from '#libs/contracts';
import type { Difference } from '../import/difference';
import { shownAddress } from './shown-address';
import type { KnownSource } from './sources';
import { seenAs } from './tending';

type Beside = Readonly<{ checking?: Checking | undefined; difference?: Difference | undefined }>;

/** A source as an operator's screen shows it. */
export const toldOf = (
  { source, name, note, standing, report, advice }: KnownSource,
  { checking, difference }: Beside = {},
): OpsSource => {
  const { state, reason, isTrouble, upcoming } = standing;
  const { id, organization, subOrganization, calendar, timeZone, isPaused = false, pausedUntil } = source;
  return {
    ...{ id, name, organization, calendar, address: shownAddress(source.address) },
    ...{ state, reason, isTrouble, isPaused, report, advice, upcoming },
    ...(subOrganization && { subOrganization }),
    ...(timeZone && { timeZone }),
    ...(pausedUntil && { pausedUntil }),
    problems: [...(note.problems ?? [])],
    ...(note.triedAt && { lastTried: note.triedAt }),
    ...(note.checkedAt && { lastLoad: note.checkedAt }),
    ...(note.nextAt && !isPaused && { nextLoad: note.nextAt }),
    ...(note.heldBack && { heldBack: { since: note.heldBack.since, of: seenAs(note.heldBack), ...countsIn(difference) } }),
    ...(note.zoneSuspicion && !timeZone && { zoneSuspicion: note.zoneSuspicion }),
    ...(checking && { checking }),
  };
};

const countsIn = (difference?: Difference) => ({
  gone: difference?.gone.length ?? 0,
  changed: difference?.changed.length ?? 0,
  added: difference?.added.length ?? 0,
});
