/** Ends with 0 when the server in this container answers `health` or `ready` with yes, with 1 when it does not. */
const answer = await fetch(`http://127.0.0.1:${process.env.PORT}/api/${process.argv[2]}`).catch(() => undefined);
process.exit(answer?.ok ? 0 : 1);
