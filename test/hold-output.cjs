/** `end(true)` writes what was held back, and so does an exit of the process before `end`; `end(false)` drops it. */
exports.holdOutput = (stream) => {
  const write = stream.write;
  const held = [];
  stream.write = (chunk, encoding, callback) => {
    held.push(Buffer.from(chunk, typeof encoding === 'string' ? encoding : undefined));
    const done = typeof encoding === 'function' ? encoding : callback;
    if (done) process.nextTick(done);
    return true;
  };
  const end = (isShown) => {
    process.off('exit', showAll);
    stream.write = write;
    if (isShown && held.length > 0) stream.write(Buffer.concat(held));
  };
  const showAll = () => end(true);
  process.once('exit', showAll);
  return { end };
};
