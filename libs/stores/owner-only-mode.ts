export const OWNER_ONLY_MODE = 0o600;
