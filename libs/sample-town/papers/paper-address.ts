export const paperAddressOf = (uid: string): string => `/api/papers/${uid}.pdf`;
