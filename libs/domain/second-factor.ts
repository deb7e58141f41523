import { Rejected, type Sealed } from '#libs/event-sourcing';

export type Proof = Readonly<{ step: number } | { recovery: string }>;

/** `lastStep` is that of the last accepted code, `recovery` are hashes of unused codes. */
export type SecondFactor = Readonly<{ secret: Sealed; lastStep: number; recovery: readonly string[] }>;

/** Accepts neither `proof` nor a code of an earlier step again. Throws CodeAlreadyUsed. */
export const afterProof = (factor: SecondFactor, proof: Proof): SecondFactor => {
  if ('step' in proof) {
    if (proof.step <= factor.lastStep) throw new CodeAlreadyUsed();
    return { ...factor, lastStep: proof.step };
  }
  if (!factor.recovery.includes(proof.recovery)) throw new CodeAlreadyUsed();
  return { ...factor, recovery: factor.recovery.filter((one) => one !== proof.recovery) };
};

/** Accepts any proof without a second factor. Throws SecondFactorMissing, CodeAlreadyUsed. */
export const checkProof = (factor: SecondFactor | null, proof: Proof | undefined) => {
  if (!factor) return;
  if (!proof) throw new SecondFactorMissing();
  afterProof(factor, proof);
};

export class CodeAlreadyUsed extends Rejected {
  constructor() {
    super('code-spent', 'This code was already used.');
  }
}

export class SecondFactorMissing extends Rejected {
  constructor() {
    super('second-factor-missing', 'This account asks for a code.');
  }
}

export class NoSecondFactor extends Rejected {
  constructor() {
    super('no-second-factor', 'This account does not ask for a code.');
  }
}

export class HasSecondFactor extends Rejected {
  constructor() {
    super('has-second-factor', 'This account already asks for a code.');
  }
}
