export const STOP_WORDS: ReadonlySet<string> = new Set(
  `
    tho altho use using chances due alone pls plz thanku darn dang ugh bummer asap fyi omg ppl gimme lemme whatcha anyways turn turned turns
    kidding thats arent doesnt wasnt werent havent hasnt wouldnt theyll theyve youre hes shes lets meant sorry oops wait lol haha thx ty btw oh ah
    hmm umm kinda sorta bored boring loves enjoys enjoy likes ones folks yall appreciate awesome
    deal showing showings showtimes against vs starting ending learn learning teach teaches teaching complain joining bringing wondering asking
    a able about across activities activity actually after afternoon afternoons again all allowed almanac along already also
    although always am an and another any anybody anymore anyone anything anywhere are arent around as at attend attending
    available basically be because been before begin beginning begins being besides best better between big both bring bunch
    but by calendar can cant certain cheap check come comes coming cool could couldnt curious currently date dates day days
    describe detail details did didnt different do does doesnt doing done dont down during each earlier either else end
    ending ends entries entry even evening evenings event events ever every everybody everyone everything exactly except
    exciting featured featuring few find finds following for from full fun future get gets give gives go goes going goings
    gonna good got gotta great guess guys had happen happened happening happenings happens has have having he hear heard
    held hello help her here hey hi him his hiya hold holding hoping host hosted hosting hosts hour hours how hows i id idea
    ideas if ill im in info information instead interested interesting into is isnt it its itself ive join just kind kinds
    know later left let lets like list listed listing listings live local locally location look looking lots made make
    many may maybe me mean meet meets mentioned midnight might mine minute miss missed month months more morning mornings
    much must my near nearby need needs neither never new next nice no none nor not nothing now occur occurring occurs of
    off offer offered offering offers often ok okay old on one ones only onto opportunities opportunity options or
    organization organizations organize organized organizes other others our ours ourselves out over own participate
    particular people perhaps place places planned plans playing please popular possible prefer presently
    previous put puts really recommend recommended right run running runs said same say saying says schedule scheduled see
    seeing seen several shall she should show shows since so some somebody someone something sometimes somewhere soon
    soonest sort sorts specific specifically start starts still stuff suggest suggestions suppose supposed sure take taken
    takes taking tell tells than thank thanks that the their theirs them then there theres these they theyre thing things
    think this those though through thru thx till time times to today told tomorrow tonight too town townwide try trying type types uh um under
    unless until up upcoming us usually various very visit visiting wanna want wanted wants was wasnt watching way we week
    weekend weekends weeks well went were weve what whats when whens where wheres whether which while who whom whos whose
    why will wish with without wonder wondering wont worth would year years yes yesterday yet yo you your yours
  `
    .split(/\s+/)
    .filter(Boolean),
);

/** Those of the stop words that name nothing even in a title: they build sentences, or tell the time. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `
    a about above across after again all almost along already also although always am an and another any anybody anyone anything
    anywhere are arent around as at away be because been before behind being below beside besides between both but by can cant
    could couldnt did didnt do does doesnt doing done dont down during each either else even ever every everybody everyone
    everything except for from had has have having he hello her here hers hey hi him his how hows i if ill im in inside instead
    into is isnt it its itself ive just kind last later least less let lets like many may me might more most much must my near
    neither never next no none nor not nothing now of off often ok okay on once one ones only onto or other others our ours
    ourselves out over own per perhaps please quite rather really same several shall she should since so some somebody someone
    something sometimes somewhere soon still such sure than thank thanks that thats the their theirs them then there theres
    these they thing things this those though through till to today tomorrow tonight too toward town under unless until up us
    very was wasnt we well went were weve what whats when whens where wheres whether which while who whom whos whose why will
    with within without wont would yes yesterday yet you your yours time times day days week weeks weekend weekends month months
    year years date dates event events morning mornings afternoon afternoons evening evenings hour hours midnight minute
  `
    .split(/\s+/)
    .filter(Boolean),
);
