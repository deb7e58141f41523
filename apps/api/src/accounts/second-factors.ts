import { Injectable, UnauthorizedException } from '@nestjs/common';
import {
  type RecoveryCodes,
  type SecondFactorOffer,
  type SecondFactorState,
  toUserKey,
  WRONG_CODE_MESSAGE,
} from '#libs/contracts';
import {
  CodeAlreadyUsed,
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
import type { SignedInAccount } from '../http/resident';
import { SigningSecret } from '../settings/signing-secret';
import { TownSettings } from '../settings/town-settings';
import { AttemptLimits } from './attempt-limits';
import { People } from './people';
import {
  createOfferId,
  createRecoveryCodes,
  deriveSecret,
  findStep,
  hashRecoveryCode,
  isRecoveryCode,
  otpauthUrlOf,
  parseProof,
} from './second-factor-codes';

/** Methods that take a code throw a 401 if it is wrong or used, and `TooManyRequests`. */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly commands: Commands,
    private readonly people: People,
    private readonly attempts: AttemptLimits,
    private readonly signingSecret: SigningSecret,
    private readonly town: TownSettings,
  ) {}

  stateOf({ secondFactor }: AccountDocument): SecondFactorState {
    return { enabled: secondFactor !== null, recoveryCodesLeft: secondFactor?.recovery.length ?? 0 };
  }

  async createOffer(account: AccountDocument): Promise<SecondFactorOffer> {
    const offer = createOfferId();
    const secret = deriveSecret(this.signingSecret.value, account.id, offer);
    const email = (await this.people.userOf(account))?.email ?? '';
    return { offer, secret, address: otpauthUrlOf(secret, `Almanac ${this.town.name}`, email) };
  }

  /** `code` is one of the offer. Throws `HasSecondFactor`. */
  async enable(account: AccountDocument, { signIn }: SignedInAccount, offer: string, code: string): Promise<RecoveryCodes> {
    const { id } = account;
    const refundAttempt = this.attempts.countCode(id);
    const secret = deriveSecret(this.signingSecret.value, id, offer);
    const step = findStep(secret, code.replace(/\s/g, ''), Date.now());
    if (step === undefined) throw new WrongCode();
    refundAttempt();
    const recoveryCodes = createRecoveryCodes();
    await this.commands.issue(hashedKey(toUserKey(id)), EnableSecondFactor, {
      ...{ id, signIn, step },
      secret: await this.people.encrypt(id, 'second factor', secret),
      recovery: recoveryCodes.map((one) => hashRecoveryCode(id, one)),
    });
    return { recoveryCodes };
  }

  async disable(account: AccountDocument, code: string) {
    await this.withProof(account, code, (proof) =>
      this.commands.issue(hashedKey(toUserKey(account.id)), DisableSecondFactor, { id: account.id, proof }),
    );
  }

  /** Replaces all codes. Throws `NoSecondFactor`. */
  async renewRecoveryCodes(account: AccountDocument, code: string): Promise<RecoveryCodes> {
    if (!account.secondFactor) throw new NoSecondFactor();
    const { id } = account;
    const recoveryCodes = createRecoveryCodes();
    const recovery = recoveryCodes.map((one) => hashRecoveryCode(id, one));
    await this.withProof(account, code, (proof) =>
      this.commands.issue(hashedKey(toUserKey(id)), RenewRecoveryCodes, { id, proof, recovery }),
    );
    return { recoveryCodes };
  }

  /** By an operator, for residents who lost their authenticator and their recovery codes. False if there was no second factor. */
  async lift({ id }: AccountDocument, actor: string, reason: string): Promise<boolean> {
    return (await this.commands.issue(actor, LiftSecondFactor, { id, reason })).length > 0;
  }

  /** Like `withProof`; calls `work` without a proof if the account has no second factor. */
  async withProofIfEnabled<T>(
    account: AccountDocument,
    code: string | undefined,
    work: (proof?: Proof) => Promise<T>,
  ): Promise<T> {
    if (!account.secondFactor) return work();
    if (code === undefined) throw new WrongCode();
    return this.withProof(account, code, work);
  }

  /** Calls `work` with the proof of a code. */
  async withProof<T>(account: AccountDocument, code: string, work: (proof: Proof) => Promise<T>): Promise<T> {
    // Not counted: a recovery code has 80 bits, and its owner must get in while an attacker uses up the attempts at six digits.
    const refundAttempt = isRecoveryCode(code) ? () => {} : this.attempts.countCode(account.id);
    const secret = await this.people.secondFactorOf(account);
    const proof = secret === undefined ? undefined : parseProof(secret, account.id, code, Date.now());
    if (!proof) throw new WrongCode();
    const result = await work(proof).catch((error) => Promise.reject(error instanceof CodeAlreadyUsed ? new WrongCode() : error));
    // After `work`: a used code counts as an attempt.
    refundAttempt();
    return result;
  }
}

export class WrongCode extends UnauthorizedException {
  constructor() {
    super(WRONG_CODE_MESSAGE);
  }
}
