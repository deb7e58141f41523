import { connect } from 'node:net';
import { answerQuestions } from '../child';
import { percentile } from '../statistics';

export type LoadTask = { port: number; requests: readonly string[]; connections: number } & (
  | { milliseconds: number }
  | { amount: number }
);
export type LoadResult = { requests: number; perSecond: number; p50: number; p99: number; busy: number };

const HEAD_END = Buffer.from('\r\n\r\n');
const LENGTH_HEADER = Buffer.from('content-length: ');

/** One request at a time per connection, each from another place in the list. Does not parse, so the server sets the pace; `busy` is its own share. */
answerQuestions(async ({ port, requests, connections, ...limit }: LoadTask): Promise<LoadResult> => {
  const bytes = requests.map((request) => Buffer.from(request));
  const firstOf = (nth: number) => Math.floor((nth * bytes.length) / connections);
  const [began, used] = [performance.now(), process.cpuUsage()];
  const isOver =
    'amount' in limit ? afterAnswers(limit.amount - connections) : () => performance.now() >= began + limit.milliseconds;
  const each = await Promise.all(Array.from({ length: connections }, (_, nth) => askUntil(isOver, port, bytes, firstOf(nth))));
  const [elapsed, { user, system }] = [performance.now() - began, process.cpuUsage(used)];
  const times = each.flat();
  return {
    requests: times.length,
    perSecond: (times.length / elapsed) * 1_000,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    busy: (user + system) / 1_000 / elapsed,
  };
});

const afterAnswers = (amount: number) => {
  let answers = 0;
  return () => ++answers > amount;
};

const askUntil = (isOver: () => boolean, port: number, requests: readonly Buffer[], first: number) =>
  new Promise<number[]>((resolve, reject) => {
    const times: number[] = [];
    const socket = connect(port, '127.0.0.1');
    let [requestedAt, missing] = [0, 0];
    const ask = () => {
      requestedAt = performance.now();
      socket.write(requests[(first + times.length) % requests.length]!);
    };
    socket.on('connect', ask).on('error', reject);
    socket.on('data', (chunk: Buffer) => {
      missing = missing > 0 ? missing - chunk.length : lengthOf(chunk) - chunk.length;
      if (missing > 0) return;
      times.push(performance.now() - requestedAt);
      if (!isOver()) return ask();
      socket.end();
      resolve(times);
    });
  });

/** Returns the length of a response from its head, which arrives in one piece because it is the beginning of a small write. */
const lengthOf = (chunk: Buffer): number => {
  const head = chunk.indexOf(HEAD_END);
  const length = chunk.indexOf(LENGTH_HEADER);
  const body =
    length >= 0 && length < head ? Number.parseInt(chunk.toString('latin1', length + LENGTH_HEADER.length, head), 10) : 0;
  return head + HEAD_END.length + body;
};
