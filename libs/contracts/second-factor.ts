/** `GET /api/me/second-factor` */
export type SecondFactorState = { enabled: boolean; recoveryCodesLeft: number };

/**
 * `POST /api/me/second-factor/offer`: a secret for an authenticator app, as text and as its `otpauth:` address. The second factor
 * is not enabled yet.
 */
export type SecondFactorOffer = { offer: string; secret: string; address: string };

/** Shown once only. */
export type RecoveryCodes = { recoveryCodes: string[] };

export const WRONG_CODE_MESSAGE = 'This code is wrong, or was used already.';
