import { Rejected } from '#libs/event-sourcing';

/** Whoever decided something thinks better of it at a word. What somebody else has decided is undone for a reason. */
export const mayUndo = (actor: string, decidedBy: readonly (string | undefined)[], reason: string | undefined) => {
  if (reason === undefined && decidedBy.some((by) => by !== undefined && by !== actor)) throw new DecidedByAnother();
};

export class DecidedByAnother extends Rejected {
  constructor() {
    super(
      'decided-by-another',
      'Another operator has decided this meanwhile. To undo it, give a reason under the latest decisions.',
    );
  }
}
