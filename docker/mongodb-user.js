// Run once, by the server that makes its first database: the town has a user of its own, with rights on that one alone.
db.getSiblingDB('almanac').createUser({
  user: 'almanac',
  pwd: process.env.MONGODB_PASSWORD,
  roles: [{ role: 'readWrite', db: 'almanac' }],
});
