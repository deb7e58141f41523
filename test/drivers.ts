/** What only some towns need, or only some requests. */
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

/** Those of them that this test has loaded by now. */
export const loadedDrivers = (): string[] => {
  const files = Object.keys(require.cache);
  return DRIVERS.filter((name) => files.some((file) => file.includes(`/node_modules/${name}/`)));
};
