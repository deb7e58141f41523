/** The nonce that the content security policy requires on style elements. Browsers expose it to scripts only as a property. */
export const styleNonce = () => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
