/**
 * Beginnings of words by which people describe themselves: an origin, a religion, a family, a disability. After "I'm" or
 * "soy" none of them is a name: stored as one, it would put what fair-housing law protects on the lead. Words that are
 * also given names (Christian, Germán, Blanca) aren't included.
 */
const stems = [
  "cuban haitian venez colomb argentin mexic dominic puerto boric nicarag hondur salvador guatemal peruan peruvian chilen",
  "chilean ecuator ecuadorian bolivian urugua paragua brasil brazil panam costarric spaniard spanish espanol italian",
  "russian ukrain ucrani chinese japan korean corean indian pakistan bangla nigerian african afro asian asiatic latin",
  "hispan american estadounid canad jamai bahama jew judio judia muslim musulm catol catholic evangel atheis hindu buddh budist",
  "mormon jehov gay lesbi transg trans queer hetero straight deaf blind sord cieg disab discapac autis single solter",
  "married casad divorc widow viud pregnan embaraz immigr inmigr emigr refug asyl veteran retired jubil student estudia",
  "unemploy desemple soltera",
]
  .join(" ")
  .split(" ");

const described = new RegExp(`^(?:${stems.join("|")})`);

/** True for a word that describes a person instead of naming them. */
export function describesSelf(word: string): boolean {
  return described.test(word.toLowerCase().normalize("NFD").replace(/\p{M}/gu, ""));
}
