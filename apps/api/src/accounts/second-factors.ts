import { Injectable, UnauthorizedException } from '@nestjs/common';
import { type RecoveryCodes, type SecondFactorOffer, type SecondFactorState, userKey, WRONG_CODE } from '#libs/contracts';
import {
  CodeSpent,
  DisableSecondFactor,
  EnableSecondFactor,
  hashedKey,
  LiftSecondFactor,
  NoSecondFactor,
  type Proof,
  RenewRecoveryCodes,
} from '#libs/domain';
import type { AccountDocument } from '#projections';
import { Commands } from '../commands/commands';
import type { SignedIn } from '../http/signed-in';
import { Secret } from '../settings/kept-secret';
import { TownSettings } from '../settings/town-settings';
import { Attempts } from './attempts';
import { addressOf, hashedRecovery, isRecoveryCode, newOffer, newRecoveryCodes, proofIn, secretOf, stepOf } from './codes';
import { People } from './people';

/** What is asked beside the password. Codes go by the system's clock. */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly commands: Commands,
    private readonly people: People,
    private readonly attempts: Attempts,
    private readonly secret: Secret,
    private readonly town: TownSettings,
  ) {}

  stateOf({ secondFactor }: AccountDocument): SecondFactorState {
    return { enabled: secondFactor !== null, recoveryCodesLeft: secondFactor?.recovery.length ?? 0 };
  }

  async offerTo(account: AccountDocument): Promise<SecondFactorOffer> {
    const offer = newOffer();
    const secret = secretOf(this.secret.value, account.id, offer);
    const email = (await this.people.userOf(account))?.email ?? '';
    return { offer, secret, address: addressOf(secret, `Almanac ${this.town.name}`, email) };
  }

  /** Throws a 401 where the code does not follow from what was offered; `HasSecondFactor`. */
  async enable(account: AccountDocument, { signIn }: SignedIn, offer: string, code: string): Promise<RecoveryCodes> {
    const { id } = account;
    const wasNoGuess = this.attempts.code(id);
    const secret = secretOf(this.secret.value, id, offer);
    const step = stepOf(secret, code.replace(/\s/g, ''), Date.now());
    if (step === undefined) throw new WrongCode();
    wasNoGuess();
    const recoveryCodes = newRecoveryCodes();
    await this.commands.issue(hashedKey(userKey(id)), EnableSecondFactor, {
      ...{ id, signIn, step },
      secret: await this.people.sealed(id, 'second factor', secret),
      recovery: recoveryCodes.map((one) => hashedRecovery(id, one)),
    });
    return { recoveryCodes };
  }

  /** Throws a 401 where the code is wrong, or was used. */
  async disable(account: AccountDocument, code: string) {
    await this.proving(account, code, (proof) =>
      this.commands.issue(hashedKey(userKey(account.id)), DisableSecondFactor, { id: account.id, proof }),
    );
  }

  /** In place of all that there were. Throws a 401 where the code is wrong, or was used; `NoSecondFactor`. */
  async renewRecoveryCodes(account: AccountDocument, code: string): Promise<RecoveryCodes> {
    if (!account.secondFactor) throw new NoSecondFactor();
    const { id } = account;
    const recoveryCodes = newRecoveryCodes();
    const recovery = recoveryCodes.map((one) => hashedRecovery(id, one));
    await this.proving(account, code, (proof) =>
      this.commands.issue(hashedKey(userKey(id)), RenewRecoveryCodes, { id, proof, recovery }),
    );
    return { recoveryCodes };
  }

  /** For somebody who has lost what their codes come from, and the recovery codes too. Whether there was anything to lift. */
  async lift({ id }: AccountDocument, actor: string, reason: string): Promise<boolean> {
    return (await this.commands.issue(actor, LiftSecondFactor, { id, reason })).length > 0;
  }

  /** As `proving`; without a proof where the account asks for none. */
  async provingIfAsked<T>(account: AccountDocument, code: string | undefined, done: (proof?: Proof) => Promise<T>): Promise<T> {
    if (!account.secondFactor) return done();
    if (code === undefined) throw new WrongCode();
    return this.proving(account, code, done);
  }

  /** What is done with what a code proves. Throws a 401 where it proves nothing, also nothing any more; `TooMuch`. */
  async proving<T>(account: AccountDocument, code: string, done: (proof: Proof) => Promise<T>): Promise<T> {
    // Of a recovery code nobody guesses eighty bits: by one somebody signs in while others, who know the password, guess at the six digits.
    const wasNoGuess = isRecoveryCode(code) ? () => {} : this.attempts.code(account.id);
    const secret = await this.people.secondFactorOf(account);
    const proof = secret === undefined ? undefined : proofIn(secret, account.id, code, Date.now());
    if (!proof) throw new WrongCode();
    const answer = await done(proof).catch((error) => Promise.reject(error instanceof CodeSpent ? new WrongCode() : error));
    wasNoGuess();
    return answer;
  }
}

export class WrongCode extends UnauthorizedException {
  constructor() {
    super(WRONG_CODE);
  }
}
