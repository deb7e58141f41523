import { Rejected } from '#libs/event-sourcing';

/** Throws `DecidedByAnother` for others' decisions without a reason. */
export const assertMayUndo = (actor: string, decidedBy: readonly (string | undefined)[], reason: string | undefined) => {
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
