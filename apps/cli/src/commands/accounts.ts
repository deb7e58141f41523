import { People, SecondFactors } from '#api';
import { type CliCommand, OPERATOR_ACTOR, UsageError } from '../command';
import { REASON_OPTION, readReason } from '../reason';

export const secondFactorCommand: CliCommand = {
  name: 'account second-factor',
  usage: 'EMAIL [--off] [--reason TEXT]',
  summary: 'Shows whether an account asks for a code at sign-in; with --off, turns the code off for a resident who lost theirs.',
  details: [
    'Check first that you are talking to the resident. They then sign in with the password alone, and can set up a new code in Settings.',
  ],
  examples: [
    'account second-factor nora.whitlock@example.com',
    'account second-factor nora.whitlock@example.com --off --reason "She lost her phone and came by"',
  ],
  options: {
    off: { type: 'boolean', help: 'turns the code off: the password alone is enough' },
    reason: REASON_OPTION,
  },
  writes: true,
  run: async ({ app, positionals, values }) => {
    const [email, reason] = [positionals[0]!, readReason({ values })];
    if ((values['off'] === true) !== (reason !== undefined))
      throw new UsageError('--off needs a --reason, and --reason is only for --off.');
    const [people, factors] = [app.get(People, { strict: false }), app.get(SecondFactors, { strict: false })];
    const account = await people.findByAddress(await people.hashAddress(email));
    if (!account) throw new Error('No account has this email address.');
    if (reason !== undefined) {
      const lifted = await factors.lift(account, OPERATOR_ACTOR, reason);
      return { json: { email, lifted }, lines: [lifted ? 'The code is turned off.' : 'The code was turned off already.'] };
    }
    const state = factors.stateOf(account);
    const line = state.enabled
      ? `A code is asked for; ${state.recoveryCodesLeft} recovery codes are left.`
      : 'No code is asked for.';
    return { json: { email, ...state }, lines: [line] };
  },
};
