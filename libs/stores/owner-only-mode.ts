/** File mode that lets only the owner read. */
export const OWNER_ONLY_MODE = 0o600;
