import { People, SecondFactors } from '#api';
import { type CliCommand, OPERATOR_ACTOR, UsageError } from '../command';
import { REASON_OPTION, reasonOf } from '../reason';

export const secondFactorCommand: CliCommand = {
  name: 'account second-factor',
  usage: 'EMAIL [--off] [--reason TEXT]',
  summary:
    'Tells whether an account asks for a code when somebody signs in, and has it asked no more for somebody who lost theirs.',
  details: [
    'Make sure first that it is them. They sign in with the password alone then, and may set up another one in Settings.',
  ],
  examples: [
    'account second-factor nora.whitlock@example.com',
    'account second-factor nora.whitlock@example.com --off --reason "She lost her phone and came by"',
  ],
  options: {
    off: { type: 'boolean', help: 'asks for the password alone from now on' },
    reason: REASON_OPTION,
  },
  writes: true,
  run: async ({ app, positionals, values }) => {
    const [email, reason] = [positionals[0]!, reasonOf({ values })];
    if ((values['off'] === true) !== (reason !== undefined))
      throw new UsageError('--off takes a --reason, and a --reason is for --off.');
    const [people, factors] = [app.get(People, { strict: false }), app.get(SecondFactors, { strict: false })];
    const account = await people.findByAddress(await people.hashAddress(email));
    if (!account) throw new Error('No account has this email address.');
    if (reason !== undefined) {
      const lifted = await factors.lift(account, OPERATOR_ACTOR, reason);
      return { json: { email, lifted }, lines: [lifted ? 'No code is asked for any more.' : 'No code was asked for.'] };
    }
    const state = factors.stateOf(account);
    const told = state.enabled
      ? `A code is asked for; ${state.recoveryCodesLeft} recovery codes are left.`
      : 'No code is asked for.';
    return { json: { email, ...state }, lines: [told] };
  },
};
