/** What is a word of its own, and no misspelling of one that an event has: a 'store' is no 'story', a 'notary' no 'rotary'. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `
    animal animals scrabble cookie cookies store stores storing notary hardware grocery groceries pharmacy pharmacies restaurant restaurants closing mall malls
    house houses horse horses paper papers beach beaches bench teach board beard brunch branch branches train trains trial
    track tracks truck trucks trick water waiter party pasty match march lunch bench winter winner dinner hunting
    boating coating racing bowling sewing rowing sowing money honey phone phones plant plane planes plate light night right
    fight sight month mouth north south worth earth heart sport spots sports short shirt skirt tower towel power flower floor
    flood blood broad bread beard tread trash crash brush grass glass class clash price prize pride bride bridge badge budget
    letter better butter batter matter latter litter counter country county court courts coach couch count curse course nurse
    purse horse hours hourly doctor dollar collar cellar rental dental mental metal medal model hotel motel novel level lever
    liver river rover cover covers clover silver delivery permit permits license licenses passport insurance landlord tenant
    lawyer dentist barber salon airport station mailing sailing nailing tailor trailer trainer drainage garage garbage cabbage
    baggage package parcel postal portal local vocal total bottle battle cattle castle candle handle saddle paddle puddle
    middle riddle fiddle ripple apple maple table cable stable staple maker baker taker faker poker joker rocket pocket packet
    racket jacket basket casket market target garden warden harder border order older elder welder builder building holding
    folding wedding wading waiting writing rating rafting crafting drafting rafters banking parking barking marking packing
    picking kicking hiking biking baking making taking waking walking talking
  `
    .split(/\s+/)
    .filter(Boolean),
);
