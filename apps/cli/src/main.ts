import 'reflect-metadata';
import { almanac } from './almanac';

const { argv, env, stderr } = process;

almanac(argv.slice(2), env, { say: console.log, complain: console.error, ...(stderr.isTTY && { screen: stderr }) }).then(
  (code) => {
    process.exitCode = code;
  },
);
