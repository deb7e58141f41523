/** `GET /api/me/second-factor` */
export type SecondFactorState = { enabled: boolean; recoveryCodesLeft: number };

/** `POST /api/me/second-factor/offer`: a secret to put into an authenticator, as text and as its address. Nothing is asked of anybody yet. */
export type SecondFactorOffer = { offer: string; secret: string; address: string };

/** `POST /api/me/second-factor`: `offer` as it was made, and a code that follows from its secret. */
export type EnableSecondFactorRequest = { offer: string; code: string; password: string };

/** What is told once, and never again. */
export type RecoveryCodes = { recoveryCodes: string[] };

/**
 * `DELETE /api/me/second-factor`, and `POST /api/me/second-factor/recovery-codes`, which answers `RecoveryCodes` in place of all that were:
 * with a code of the authenticator, or a recovery code.
 */
export type ProvenRequest = { password: string; code: string };

/** What is told of a code that is good for nothing. */
export const WRONG_CODE = 'This code is wrong, or was used already.';
