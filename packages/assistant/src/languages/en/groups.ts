const dogs =
  "dog, dogs, puppy, puppies, doggo, doggos, pup, pups, doggy, doggie, doggies, mutt, mutts, pooch, hound, fur baby dog, pitbull, pit bull, pit bulls, pitbulls, pittie, poodle, poodles, chihuahua, chihuahuas, labrador, labradors, lab, labs, black lab, lab mix, golden retriever, golden retrievers, goldens, retriever, yorkie, yorkies, yorkshire terrier, frenchie, frenchies, french bulldog, bulldog, bulldogs, husky, huskies, german shepherd, german shepherds, shepherd mix, gsd, dachshund, dachshunds, weiner dog, wiener dog, beagle, beagles, shih tzu, shih tzus, shitzu, goldendoodle, doodle, doodles, labradoodle, bernedoodle, maltese, maltipoo, pomeranian, pom, schnauzer, schnauzers, corgi, corgis, boxer, boxers, rottweiler, rottweilers, rottie, terrier, terriers, great dane, great danes, doberman, dobermans, mastiff, cane corso, border collie, collie, australian shepherd, aussie shepherd, cocker spaniel, spaniel, cavapoo, cockapoo, havanese, bichon, bichon frise, pug, pugs, boston terrier, dalmatian, greyhound, whippet, weimaraner, saint bernard, bernese mountain dog, akita, shiba inu, shiba, malinois, belgian malinois, basset hound, samoyed, chow chow, shar pei, papillon, jack russell, vizsla, pointer";
const cats =
  "cat, cats, kitten, kittens, kitty, kitties, tabby, siamese, persian cat, maine coon, ragdoll, feline, tomcat";
const birds = "bird, birds, parrot, parrots, parakeet, parakeets, cockatiel, cockatoo, macaw, canary, canaries, budgie";
const rabbits = "rabbit, rabbits, bunny, bunnies";
const fish = "fish, goldfish, betta, fish tank, aquarium";
const hamsters = "hamster, hamsters, hampster, hampsters, gerbil, gerbils, guinea pig, guinea pigs";
const turtles = "turtle, turtles, tortoise, tortoises";
const snakes = "snake, snakes, ball python, boa";
const otherPets =
  "lizard, lizards, iguana, iguanas, gecko, geckos, bearded dragon, reptile, reptiles, ferret, ferrets, hedgehog, hedgehogs, chinchilla, chinchillas, mini pig, potbelly pig";
const petNames = `${dogs}, ${cats}, ${birds}, ${rabbits}, ${fish}, ${hamsters}, ${turtles}, ${snakes}, ${otherPets}, pet, pets, fur baby, furbaby, fur babies, furry friend`;

/** Every combination of one phrase from each list, as a list. */
function joined(...lists: string[]): string {
  return lists
    .map((list) => list.split(", "))
    .reduce((heads, tails) => heads.flatMap((head) => tails.map((tail) => `${head} ${tail}`)))
    .join(", ");
}

const limitSetBefore = joined(
  "cant, wont, not, dont want to, not going to, rather not, cant really, wont be able to, not able to, dont",
  "go, pay, do, spend, be, push, stretch, go any, going",
  "over, above, past, beyond, more than, higher than, much over, much more than, a penny over, a dollar over, a cent over",
);

/** Word classes of English: see `LanguagePack.groups`. */
export const groups: Record<string, string> = {
  // how sentences are connected
  setPhrase:
    "grand piano, grand opening, before i see it, before seeing it, before the tour, before i visit, before we visit, before i come, of the sun, in the sun, raining cats and dogs, if not, if not then, garage conversion, on second thought, on second thoughts, one sec, one second, a million thanks, thanks a million, one more thing, for one thing, at first",
  nameBehind: "here, speaking, over here, again",
  namedThing: "the, that, this, your, the rent, the place",
  plainAnswer: "nope, nah, yep, yeah, yup, yes",
  joiner: "and, but, also, plus, so, or, then, well, because, &",
  subject:
    "wed, id, theyd, i, we, they, it, this, that, he, she, there, here, which, who, you, everything, all, ill, well, theyll, youll, itll, to, not, dont, will, would, might, must, wanna, lets, gonna, just, really, also, never, can, could, should, cant, wont",
  theirs: "she, he, shes, hes, she is, he is, who, whos, that is",
  but: "but, however",
  therefore: "so, that means, which means",
  or: "could live with a, could live with, but could do, could do a, could also do, could also do a, but open to, but open to a, would consider a, could go down to a, could go down to, or even a, or a, or maybe a, or, or maybe, maybe, or even, possibly, or possibly",
  something: "anything, something",
  season:
    "summer, this summer, the summer, spring, this spring, the spring, fall, this fall, autumn, winter, this winter",
  "season:6": "summer, this summer, the summer",
  "season:9": "fall, this fall, the fall, autumn",
  "season:12": "winter, this winter, the winter",
  "season:3": "spring, this spring, the spring",
  and: "and",
  plus: "plus, or more, and also",
  article: "a, an",
  is: "is, are, be, would be, should be, must be, will be, has to be, needs to be, to be",
  opening:
    "hi, hello, hey, hiya, heya, howdy, yo, good morning, good afternoon, good evening, good day, greetings, hi there, hello there, hey there, ok, okay, oh, sure, yes, yeah, great, perfect, cool, thanks, thank you, sorry, actually, well, awesome, nice, morning, please, um, hmm, wait",
  courtesy:
    "haha, hahaha, lol, lmao, from you, from you guys, please, pls, plz, thanks, thank you, thx, ty, sir, maam, now, ok, okay, right now, asap thanks",
  contractPaper: "lease, contract, application, agreement, rental contract, subscription",
  stopFiller: "all, messages, texts, now, it",
  deny: "forget, forget about, stop sending, stop sending me, stop showing, stop showing me, quit sending me, scrap, scratch, ditch, nix, cross off, cross out, rule out, ruling out, take out, leave out, skip, not, no, dont, do not, doesnt, isnt, wont, cant, never, nothing, without, arent, wasnt, not in, no longer, none",
  // whose a value is
  savings: "saved, saved up, savings, in savings, put away, put aside, in the bank",
  contactVerb: "reach, call, text, email, contact, message",
  withUs: "with us",
  currentOne: "current, present, old",
  keepsOn: "keep, keeps, kept, always, still, again",
  occupies:
    "work, works, working, worked, job, office, school, college, campus, university, studies, studying, visited, visiting, stayed, vacation, trip",
  nearness: "close, close to, closer, near, nearby, next to, around, convenient, commute, by my, walking distance",
  whereTold: "where",
  versus: "vs, versus",
  anyAtAll: "any, anything, nothing, none",
  homesMeant:
    "those, these, they, theyre, theyve, both of them, all of them, all of those, the ones, everything, that one, this one, that ones, this ones, the other one, the other, the last one, the first one, the second one, that, this",
  homesAre: "theyre, theyve, that ones, this ones",
  thoseMeant: "those, these, about that, of that, is that, with that, for that",
  tellsOf: "had, are, were, have, has, is, was, say, says, said, look, looks, look like, show, got",
  addressee: "you, u, youre, ur, yall, you guys",
  asksYou: "do, did, dont, didnt, are, have",
  presented:
    "show, showing, showed, shown, send, sending, sent, give, giving, gave, offer, offering, offered, suggest, suggesting, suggested, list, listing, listed, recommend, recommending, recommended, push, pushing",
  ownVoice: "i, we, im, id, ill, ive, weve, wed, well, my, our",
  modal: "must, should, needs, would, could, can, may, might, will, have to, has to, supposed to",
  fits: "work, works, fit, fits, help, helps, suit, suits, do, cut it, be enough, enough, big enough, happening, going to work, gonna work, an option, possible, for me, for us, afford, swing",
  reason: "because, cause, cuz, coz, bc, since, as its, as it is",
  denyAfter:
    "dont show me, dont bother showing me, dont send me, not necessary, not needed, not required, not important, isnt necessary, isnt needed, isnt required, is not necessary, is not needed, is not required, unnecessary, is optional, no, not anymore, is out, is too far, anymore, is a no, doesnt work, does not work, doesnt work anymore, doesnt work now, no longer works, wont work anymore, wont work, doesnt work for me, is no good, isnt good, is not good, is too much, is a stretch, is way too much, is too high, is too expensive, is a lot, is a bit much, im busy, i cant, no way",
  notOnly: "not only, no more than, not just, no problem, no matter, not sure, not picky",
  until: "until, till, before",
  except:
    "except, except for, but not, other than, anything but, excluding, instead of, rather than, besides, avoid, away from, outside of, anywhere but, everything but",
  // numbers and limits
  atMost: `${limitSetBefore}, stretch to, stretch it to, go up to, go as high as, push it to, push to, could do up to, under, up to, upto, below, less than, no more than, not more than, at most, max, maximum, max of, within, no higher than, not over, nothing over, nothing above, not above, can do up to, tops, cap at, capped at, top out at, topping out at, lower than, cheaper than, nothing more than, doesnt exceed, not exceed, not to exceed, budget of up to, maximum of, as much as, as high as, a max of, a maximum of, limit of, ceiling of, cap of, maxing out at, max out at, maxed out at, not past, nothing past, anything under, anything below, south of, maxes out at, tops out at`,
  atLeast:
    "nothing below, nothing under, nothing less than, not below, not under, no lower than, not less than, no smaller than, nothing smaller than, at the very least, at the least, a minimum of, at minimum, starting from, north of, at least, minimum, min, minimum of, over, more than, above, no less than, starting at, not less than, from, upwards of, least",
  moreThan: "over, more than, above, beyond, higher than, exceed",
  orMore:
    "at minimum, at a minimum, as a minimum, at the least, at the very least, at least, minimally, or better, and over, and higher, or more, plus, minimum, min, or so and up, and up, or above, or bigger, or larger, and above, or higher",
  orLess:
    "is the most, is the absolute max, is our max, is our limit, is the limit, is my limit, is my ceiling, is my cap, is our cap, is the cap, absolute max, at the very most, or fewer, or lower, or cheaper, or so max, is as high as, or less, max, maximum, tops, or below, or under, at most, at the most, and under, and below, or cheaper, is my max, is max, is the max, is my limit",
  between: "between, from, anywhere from, anywhere between, range of",
  rangeTo: "to, and, through, thru, until, till",
  approx: "around, about, approximately, roughly, like, approx, close to, near, maybe, ish, say, somewhere around",
  currency: "$, dollars, dollar, usd, us$, bucks, dlls, us dollars, €",
  perMonth:
    "a month, the month, per month, /month, monthly, /mo, mo, each month, month, p/m, pm, every month, mthly, pcm, / mo, / month",
  perWeek: "a week, per week, weekly, /week, / week, /wk, / wk, a wk, each week, every week, p/w, pw",
  perYear:
    "a year, for the year, over the year, in a year, for the whole year, per year, yearly, annually, /year, /yr, each year, annual, a yr, per annum, / year, / yr, every year",
  measure:
    "sqft, sq ft, square feet, square foot, sq feet, sf, ft, feet, miles, mile, minutes, min, mins, %, percent, lbs, lb, pounds, pound, stars, blocks, years old, am, pm, hours, times, people, credit, square",
  zero: "zero, oh, o",
  double: "double",
  triple: "triple",
  phoneFiller: "and, dash, hyphen, then, uh, um, area, code, area code",
  atSign: "at, @",
  dotSign: "dot, period",
  underscoreSign: "underscore, under score",
  dashSign: "dash, hyphen",
  // dates
  dateLink: "of, the, in, on, for, month of",
  dayArticle: "the",
  beforeMonth:
    "in, by, of, for, early, mid, late, end of, this, next, until, till, before, after, beginning of, around, since, from, during, starting, sometime in, middle of, start of, come, about, late in",
  beforeDay:
    "on, by, the, this, next, before, after, until, till, from, around, for, starting, come, every, or, and, to, since",
  thisMonth: "this month, the month, current month, of the month",
  nextMonth: "next month, the coming month, the following month, upcoming month",
  monthNoun: "month, months, mo, mos, mths",
  early:
    "early, beginning of, the beginning of, start of, the start of, first part of, early in, first few days of, early on in, the first days of",
  mid: "mid, middle of, the middle of, mid of, around the middle of, halfway through",
  late: "late, end of, the end of, late in, last days of, tail end of, last week of, the last week of, eom",
  last: "last, the last, final",
  halfMonth: "half",
  week: "week, weeks, wk, wks",
  day: "day, days",
  today: "today, tonight, this morning, this afternoon, this evening, later today",
  tomorrow:
    "tomorrow, tmrw, tmr, tomorow, tommorow, tommorrow, tomm, tomorrow morning, tomorrow afternoon, tomorrow evening, 2morrow, tmw, the next day",
  dayAfterTomorrow: "day after tomorrow, the day after tomorrow, day after tmrw, day after",
  weekend: "weekend, this weekend, the weekend, on the weekend, this coming weekend, wknd",
  thisWeek: "this week, later this week, sometime this week",
  nextWeek: "next week, sometime next week, the week after, the following week",
  withinTime: "within, within the next, in the next, over the next, in less than",
  inTime: "in, in about, in like, in around, in another, in a",
  fromNow: "from now, from today, out, away",
  nextOne: "next, this, this coming, coming, upcoming, this next, the following, on, the next",
  comingAfter: "coming, this week",
  dayHalf: "morning, afternoon, evening, in the morning, in the afternoon, in the evening, night, after work",
  // times
  atTime: "say, maybe, at, around, about, at around, at about, by, after, before, like, from, between",
  am: "am, a.m., in the morning, a m, morning",
  pm: "pm, p.m., in the afternoon, in the evening, at night, p m, tonight",
  oclock: "oclock, o clock",
  noon: "noon, midday, 12 noon, at noon",
  halfPast: "thirty",
  halfPastBefore: "half past, half after",
  quarterPastBefore: "quarter past, quarter after, a quarter past, a quarter after",
  vehicle:
    "car, cars, vehicle, vehicles, truck, trucks, suv, suvs, motorcycle, motorcycles, motorbike, van, vans, pickup, pick up, jeep, minivan, scooter, sedan, tesla",
  crossedBy: "by",
  lacking: "without",
  pairOf: "a couple of, a couple, couple of, couple, a pair of",
  quarterTo: "quarter to, quarter till, quarter of, a quarter to, a quarter till, fifteen to",
  half: "half a, half of a, half",
  quarterPast: "fifteen",
  // homes
  bedroom:
    "bedroom, bedrooms, bed, beds, br, brs, bd, bds, bdr, bdrm, bdrms, bedrm, room, rooms, bed room, bed rooms, bdroom, bedrms, b, bedroomed, bedder, sleeping rooms, sleeping quarters, sleeping areas, br apt, beed, rm, rms",
  bathroom:
    "bathroom, bathrooms, bath, baths, ba, bas, bth, bthrm, bath room, bath rooms, restroom, restrooms, washroom, washrooms, toilet, toilets, full bath, full baths, bthroom",
  roomAdjective:
    "full, big, large, separate, nice, small, good, decent, private, spacious, complete, plus, or, sized, master, different",
  roomsWithLiving: "ambientes",
  studio:
    "studio, studios, studio apartment, studio apt, efficiency, efficiencies, bachelor apartment, efficiency apartment, efficency, eficiency",
  home: "apartment, apartments, apt, apts, place, places, home, homes, house, houses, condo, condos, unit, units, townhouse, townhome, townhouses, rental, rentals, property, properties, flat, listing, listings, appartment, apartament, duplex, loft, penthouse, villa, residence, residences, spot",
  floor: "floor, floors, story, storey, flr",
  creditScore: "credit, score, fico, credit score",
  choiceNoun: "one, option, listing, apartment, place, property, unit, choice, ones",
  inPlace:
    "in, near, around, at, try, close to, in the city of, city of, city is, area is, area of, in the area of, in the town of, look in, search in, check, in downtown, nearby, move to, moving to, relocating to, relocate to",
  streetWord:
    "street, st, ave, avenue, av, blvd, boulevard, rd, road, dr, drive, lane, ln, ct, court, ter, terrace, way, pl, hwy, highway, pkwy, parkway, cir, circle, causeway, trail, expressway",
  visit:
    "visit, see, seeing, seeing it, tour, showing, view, viewing, look at, check out, stop by, come by, appointment, walkthrough, walk through, show me, swing by, schedule, open house, meet, take a look, drop by, pass by, see it, go see, come see, scheduled, touring, viewings, tours, showings, book, come over, available to see",
  move: "move, moving, move in, movein, move date, moving in, relocate, relocating, occupancy, arrive, arriving, lease starts, moved, lease start, start date",
  moveWeak: "need, need it, available, starting, start, lease, looking for, need something, want it, needed, rent",
  // people and animals
  only: "just, only, but, but we have, just have",
  person:
    "people, person, persons, adults, adult, occupants, occupant, tenants, tenant, of us, roommates, guys, ppl, pax, individuals",
  kid: "year old, month old, yr old, son, daughter, baby, child, kid, toddler, infant, newborn, kiddo, teenager, teen, grandson, granddaughter, niece, nephew, stepson, stepdaughter, little one, boy, girl",
  self: "single mom, single dad, single mother, single father, single parent",
  childByAge: "year old, month old, yr old",
  kids: "kids, children, sons, daughters, babies, toddlers, teens, teenagers, grandkids, nieces, nephews, boys, girls, little ones, kiddos",
  each: "each, every",
  whether: "if, whether",
  pair: "parents, grandparents, twins",
  enough: "is plenty, is enough, would be enough, would be plenty, will do, would do, works",
  companion:
    "wife, husband, girlfriend, boyfriend, partner, fiance, fiancee, spouse, roommate, roomate, mom, mother, dad, father, brother, sister, friend, gf, bf, hubby, wifey, grandmother, grandma, grandfather, grandpa, cousin, aunt, uncle, mother in law, father in law, coworker, buddy, bestie, roomie, significant other",
  companions:
    "roommates, friends, parents, brothers, sisters, cousins, coworkers, roomies, grandparents, roomates, siblings, buddies",
  pet: petNames,
  "pet:dog": dogs,
  "pet:cat": cats,
  "pet:bird": birds,
  "pet:rabbit": rabbits,
  "pet:fish": fish,
  "pet:hamster": hamsters,
  "pet:turtle": turtles,
  "pet:snake": snakes,
  "pet:other": otherPets,
  allow:
    "allow, allows, allowed, allowing, accept, accepts, accepting, permit, permits, take, takes, friendly, that, where, which",
  own: "and the, and our, and my, plus the, plus our, my, have, have a, ive got, got, own, our, i got, we got, with, with a, bringing, and a, owner of, i have, has, having",
  slotWord: "budget, rent",
  parking:
    "parking, garage, carport, parking spot, parking space, car park, parking spots, parking spaces, covered parking, parkin",
  garage: "garage, garages, car garage, carport, garage parking, parking garage",
  furnished:
    "furnished, fully furnished, with furniture, furnitured, turnkey furnished, partially furnished, fully equipped, semi furnished",
  extraRoom: "den, a den, office, an office, study, a study, loft, a loft, bonus room, a bonus room, flex",
  possessive: "my, our",
  petAdjective:
    "spotted, fluffy, short haired, long haired, hypoallergenic, neutered, spayed, small, big, large, little, medium, tiny, old, older, young, senior, indoor, outdoor, trained, quiet, friendly, adult, rescue, sweet, calm, well behaved, black, white",
  year: "yearly, annual, year, years, yr, yrs",
  monthToMonth: "month to month, month by month, mtm, month 2 month, on a monthly basis, monthly lease, m2m",
  // names
  nameTitle: "dr, mr, mrs, ms, miss, prof, professor, doctor",
  nameParticle: "de, del, de la, van, von, da, dos, di, la, mc, el, st",
  nameOpening:
    "its, it is, im, i am, my name is, this is, name is, my names, names, the name is, call me, just call me, you can call me",
  notName:
    "her, him, them, us, mine, dj, ugh, uh, um, meh, hmm, ooh, aww, yikes, dang, damn, omg, lmao, oof, whoa, welp, oops, honestly, actually, basically, really, probably, definitely, seriously, btw, lol, haha, fyi, tho, looking, interested, moving, searching, here, not, just, trying, in, from, at, the, a, an, so, sure, okay, ok, ready, fine, good, still, new, relocating, wondering, writing, contacting, calling, texting, available, flexible, open, single, married, sorry, currently, going, working, currently, also, very, really, happy, planning, thinking, hoping, about, on, for, with, by, no, yes, yeah, nope, why, what, who, when, where, how, is, was, it, that, this, there, great, perfect, your, my, our, his, her, their, one, two, thanks, thank, and, or, but, agent, renter, tenant, student, nurse, teacher, doctor, realtor, cuban, venezuelan, colombian, american, mexican, canadian, disabled, pregnant, i, we, you, they, he, she, do, does, can, could, will, would, might, may, have, has, had, been, be, are, am, to, of, up, out, maybe, later, nothing, none, skip, anonymous, private, secret, whatever, idk, dont, never, stop, hello, hi, hey, actually, wait, all, only, urgent, important, amazing, awesome, nice, cool, too, both, either, neither, home, busy, tired, using, waiting, visiting, living, renting, staying, coming, starting, asking, getting, leaving, buying, interested, retired, unemployed, self, employed, disabled, deaf, blind, gay, lesbian, straight, alone, expecting, bot, robot, human, real, pet, dog, cat, apartment, rent, person, please, per, month, email, phone, mail, number, cell, correct, right, wrong, big, small",
  // what renters may decline or withdraw
  "slot:name":
    "my info, my information, my details, my data, personal info, personal information, personal details, name, full name",
  "slot:phone":
    "my info, my information, my details, my data, personal info, personal information, personal details, phone, number, phone number, cell, digits, telephone, cellphone, contact, contact info",
  "slot:email":
    "my info, my information, my details, my data, personal info, personal information, personal details, email, e-mail, mail, email address, contact, contact info",
  personalData: "social, ssn, social security, social security number, bank account, passport, date of birth",
  "slot:budget_max":
    "budget, income, my salary, what i make, what i earn, how much i earn, what i can pay, price range, how much i can pay, how much i make",
  "slot:area": "area, location, neighborhood",
  "slot:bedrooms": "bedrooms",
  "slot:move_in": "move in, date, move-in date, when im moving, moving date",
  "slot:occupants": "how many people, roommates",
  "slot:pets": "pets, pet, dog, cat",
  "slot:parking": "parking, park, garage",
  "slot:furnished": "furnished, furniture",
  "slot:lease_months": "lease term, lease length",
  // yes and no
  yes: "yes, yeah, yep, yup, sure, of course, correct, absolutely, definitely, ok, okay, right, exactly, ya, ye, y, thats right, sounds good, that works, works for me, perfect, great, affirmative, for sure, yess, yas, yea, k, alright, lets do it, 👍, ✅, indeed, certainly, totally, sounds great, go ahead, please do, fine",
  no: "not right now, not at the moment, not currently, not now, no, nope, nah, not really, no thanks, no thank you, negative, not at all, none, n, i dont, we dont, neither, never, 👎, not yet, nothing",
  want: "asked for, want, need, looking for, search for, searching for, look for, find, prefer, would like, id like, in search of, after, seeking, interested in, lookin for, wanna",
  // what questions are about
  "topic:price":
    "rent, price, cost, rate, monthly, how much, pricing, costs, rental price, prices, rents, asking price, expensive",
  "topic:deposit": "deposit, security deposit, deposits, holding deposit, security",
  "topic:fees":
    "fee, fees, application fee, application fees, amenity fee, hoa fee, association fee, admin fee, charges, broker fee, commission, cleaning fee, app fee, hidden fees, hoa",
  "topic:pet_fee": "pet fee, pet deposit, pet rent, pet fees, fee for pets, pet charge, pet policy fee",
  "topic:move_in_cost":
    "move in cost, move in costs, total to move in, first and last, upfront, up front, first last, move in total, first month, last month rent, cost to move in",
  "topic:availability": "available, availability, vacancy, vacant, still on the market, taken, vacancies",
  "topic:bedrooms": "bedroom, bedrooms, beds, how many rooms, how many bedrooms",
  "topic:bathrooms": "bathroom, bathrooms, baths, how many baths, how many bathrooms",
  "topic:square_feet":
    "square feet, sqft, sq ft, square footage, how big, size, how large, footage, square meters, dimensions",
  "topic:address":
    "address, where is it, where exactly, located, location, cross streets, exact location, street, where is the",
  "topic:pets": `${petNames}, pet friendly, animals, animal, breed, breeds, pet policy, breed restrictions, weight limit`,
  "topic:parking":
    "parking, garage, park, parking spot, parking space, valet, guest parking, visitor parking, street parking, on street parking, park on the street, carport, ev charger, ev charging, car charger, driveway, spots, parkin",
  "topic:furnished": "furnished, furniture, unfurnished, furnishings, bed included",
  "topic:laundry":
    "laundry, washer, dryer, w/d, washing machine, washer dryer, in unit laundry, washer and dryer, laundromat, laundry room, washers",
  "topic:utilities":
    "utilities, utility, water, electric, electricity, gas, water bill, light bill, fpl, power, trash, bills, sewer",
  "topic:air_conditioning":
    "ac, a/c, air conditioning, air conditioner, central air, air, hvac, central ac, window unit, aircon, cooling",
  "topic:pool": "pool, swimming pool, jacuzzi, hot tub",
  "topic:gym": "gym, fitness center, fitness, weight room, workout room, exercise room",
  "topic:balcony": "balcony, terrace, patio, yard, backyard, outdoor space, porch, garden, rooftop",
  "topic:view":
    "view, views, ocean view, bay view, water view, city view, waterfront, facing, face the water, face the bay, face the ocean, face the street, faces the water, faces the bay, look over the water, on the water",
  "topic:light":
    "natural light, sunlight, daylight, lots of light, much light, good light, enough light, bright, sunny",
  "topic:noise": "noise, noisy, quiet, quieter, quietest, loud, louder, loudest, soundproof, thin walls, traffic noise",
  "topic:den": "den, home office, office space, extra room, bonus room",
  "topic:elevator": "elevator, elevators, elevater, elavator, elevador, lift, walk up, walkup",
  "topic:doorman":
    "doorman, concierge, front desk, gated, guard, gatehouse, lobby, gated community, 24 hour security, gate",
  "topic:appliances":
    "appliances, dishwasher, stove, oven, fridge, refrigerator, microwave, stainless, kitchen, countertops, freezer, garbage disposal",
  "topic:internet": "internet, wifi, wi-fi, cable, fiber, tv, comcast, xfinity, broadband",
  "topic:storage": "storage, closet, closets, walk in closet, bike storage, locker, storage unit, pantry, bike room",
  "topic:lease_term":
    "lease, lease term, short term, month to month, lease length, contract, long term, minimum stay, minimum lease, sublease, sublet, renew, break the lease, six month lease, renewal, airbnb, break lease, early termination, length of the lease",
  "topic:application":
    "application, apply, application process, process, background check, how long does it take, hoa approval, association approval, documents, paperwork, applying, next steps, credit check",
  "topic:requirements":
    "requirements, require, credit score, income requirement, qualify, qualifications, cosigner, co-signer, guarantor, credit, proof of income, income, requirement, criteria, need to qualify, 3x, renters insurance, ssn",
  "topic:accessibility":
    "accessible, accessibility, wheelchair accessible, ada, ramp, step free, handicap, stairs, steps, grab bars",
  "topic:floor": "floor, what floor, which floor, ground floor, top floor, high floor, how many floors, story, stories",
  "topic:photos":
    "photo, photos, picture, pictures, pics, video, videos, virtual tour, floor plan, floorplan, images, video tour, floor plans",
  "topic:distance":
    "far, close to, distance, walking distance, near, how long from, commute, metro, metrorail, metromover, bus, train, brightline, beach, airport, supermarket, publix, downtown from, grocery, walkable, highway, hospital, nearby, walk to, public transportation, tri rail, i95, stores, shops, restaurants",
  "topic:smoking": "smoke, smoking, smokers, cigarettes, vape, weed, vaping, 420",
  "topic:occupancy_limit":
    "occupancy limit, max occupancy, how many people can, maximum occupancy, how many people, occupancy, how many tenants, guests",
  "topic:other":
    "amenities, renovated, remodeled, fireplace, flooring, floors, hardwood, tile, carpet, hurricane, impact windows, pests, roaches, mold, landlord, owner, management, year built, how old, maintenance, repairs, bbq, tennis, playground, mailbox, package, packages, amenity, hurricane shutters, shutters, generator, windows, paint, neighbors, phone number, construction, updated, high ceilings, roommates allowed, hot water, water pressure",
};
