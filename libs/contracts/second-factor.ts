/** `GET /api/me/second-factor` */
export type SecondFactorState = { enabled: boolean; recoveryCodesLeft: number };

/** `POST /api/me/second-factor/offer`: a secret to put into an authenticator, as text and as its address. Nothing is asked of anybody yet. */
export type SecondFactorOffer = { offer: string; secret: string; address: string };

/** What is told once, and never again. */
export type RecoveryCodes = { recoveryCodes: string[] };

/** What is told of a code that is good for nothing. */
export const WRONG_CODE = 'This code is wrong, or was used already.';
