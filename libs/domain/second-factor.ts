import { Rejected, type Sealed } from '#libs/event-sourcing';

/** What proves that somebody has the second factor at hand: the code of a step of time, or a recovery code, by its hash. */
export type Proof = Readonly<{ step: number } | { recovery: string }>;

/** `secret` is what codes follow from; `lastStep` is of the last code that was taken, and `recovery` are the hashes of what was not. */
export type SecondFactor = Readonly<{ secret: Sealed; lastStep: number; recovery: readonly string[] }>;

/** Once it is taken. Neither it nor a code of an earlier step is taken again. Throws `CodeSpent`. */
export const afterProof = (factor: SecondFactor, proof: Proof): SecondFactor => {
  if ('step' in proof) {
    if (proof.step <= factor.lastStep) throw new CodeSpent();
    return { ...factor, lastStep: proof.step };
  }
  if (!factor.recovery.includes(proof.recovery)) throw new CodeSpent();
  return { ...factor, recovery: factor.recovery.filter((one) => one !== proof.recovery) };
};

/** Throws `SecondFactorMissing`, `CodeSpent`. Without a second factor there is nothing to prove. */
export const checkProof = (factor: SecondFactor | null, proof: Proof | undefined) => {
  if (!factor) return;
  if (!proof) throw new SecondFactorMissing();
  afterProof(factor, proof);
};

export class CodeSpent extends Rejected {
  constructor() {
    super('code-spent', 'This code was used already.');
  }
}

export class SecondFactorMissing extends Rejected {
  constructor() {
    super('second-factor-missing', 'This account asks for a code.');
  }
}

export class NoSecondFactor extends Rejected {
  constructor() {
    super('no-second-factor', 'This account asks for no code.');
  }
}

export class HasSecondFactor extends Rejected {
  constructor() {
    super('has-second-factor', 'This account asks for a code already.');
  }
}
