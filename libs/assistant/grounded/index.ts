export * from './believed';
export * from './ground';
