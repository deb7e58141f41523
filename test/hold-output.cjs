/** Holds back what is written to a stream until `end`, which writes it with `true` and drops it with `false`. */
exports.holdOutput = (stream) => {
  const write = stream.write;
  const held = [];
  stream.write = (chunk, encoding, callback) => {
    held.push(Buffer.from(chunk, typeof encoding === 'string' ? encoding : undefined));
    const done = typeof encoding === 'function' ? encoding : callback;
    if (done) process.nextTick(done);
    return true;
  };
  return {
    end: (isShown) => {
      stream.write = write;
      if (isShown && held.length > 0) stream.write(Buffer.concat(held));
    },
  };
};
