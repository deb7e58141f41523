export * from './gsm';
export * from './outbox-sms';
export * from './signature';
export * from './sms';
export * from './vonage-sms';
