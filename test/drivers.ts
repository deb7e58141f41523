/** Only some towns or some requests need these. */
const DRIVERS = [
  '@anthropic-ai/sdk',
  '@eventstore/db-client',
  '@grpc/grpc-js',
  '@nestjs/swagger',
  '@opentelemetry/sdk-trace',
  '@resvg/resvg-wasm',
  '@vonage/server-sdk',
  'chrono-node',
  'fontkit',
  'htmlparser2',
  'ical.js',
  'mongodb',
  'nodemailer',
  'otpauth',
  'unpdf',
  'wasm-media-encoders',
  'web-push',
];

export const loadedDrivers = (): string[] => {
  const files = Object.keys(require.cache);
  return DRIVERS.filter((name) => files.some((file) => file.includes(`/node_modules/${name}/`)));
};
