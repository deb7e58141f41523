export * from './gsm';
export * from './outbox-sms-provider';
export * from './signature';
export * from './sms-provider';
export * from './vonage-sms-provider';
