export type SecondFactorState = { enabled: boolean; recoveryCodesLeft: number };

/** A secret for an authenticator app, and its `otpauth:` address. Nothing is enabled yet. */
export type SecondFactorOffer = { offer: string; secret: string; address: string };

/** Shown once only. */
export type RecoveryCodes = { recoveryCodes: string[] };

export const WRONG_CODE_MESSAGE = 'This code is wrong, or was used already.';
