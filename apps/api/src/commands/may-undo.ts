import { Rejected } from '#libs/event-sourcing';

/** Whoever decided something thinks better of it at a word. What somebody else has decided is undone for a reason. */
export const mayUndo = (actor: string, decidedBy: readonly (string | undefined)[], reason: string | undefined) => {
  if (reason === undefined && decidedBy.some((by) => by !== undefined && by !== actor)) throw new DecidedByAnother();
};

export class DecidedByAnother extends Rejected {
  constructor() {
    super(
      'decided-by-another',
      'Somebody else has decided this meanwhile. Undo it with a reason, among what was decided lately.',
    );
  }
}
