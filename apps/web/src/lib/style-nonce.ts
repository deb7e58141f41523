/** What this page's content security policy lets style elements carry; browsers show it to scripts only as a property. */
export const styleNonce = () => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
