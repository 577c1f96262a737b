import type { Topic } from "../../types.ts";
import type { AskedSubject } from "../../understanding/askedSubject.ts";
import type { VisitSubject } from "../../understanding/visitQuestion.ts";

/** The topic of a question as a noun in a sentence. Topics without one are "that". */
export const topicNames: Partial<Record<Topic, string>> = {
  price: "the rent",
  deposit: "the deposit",
  fees: "the fees",
  move_in_cost: "the move-in cost",
  availability: "availability",
  bedrooms: "the bedrooms",
  bathrooms: "the bathrooms",
  square_feet: "the size",
  address: "the address",
  area: "the area",
  pets: "pets",
  pet_fee: "a pet fee",
  parking: "parking",
  furnished: "the furniture",
  laundry: "laundry",
  utilities: "utilities",
  air_conditioning: "air conditioning",
  pool: "a pool",
  gym: "a gym",
  balcony: "a balcony",
  view: "the view",
  elevator: "an elevator",
  doorman: "a doorman",
  appliances: "the appliances",
  internet: "internet",
  storage: "storage",
  lease_term: "the lease term",
  application: "the application",
  requirements: "the requirements",
  accessibility: "access",
  floor: "the floor",
  photos: "photos",
  distance: "distances",
  smoking: "smoking",
  occupancy_limit: "how many people may live there",
  flood: "flooding",
};

/** Subjects that no topic covers, as nouns in a sentence. */
export const subjectNames: Record<AskedSubject, string> & Partial<Record<VisitSubject, string>> = {
  breed: "the breed",
  weight_limit: "a weight limit",
  guest_parking: "guest and street parking",
  extra_parking: "a second parking space",
  bring_pet: "bringing your pet to the visit",
  visit_parking: "parking for the visit",
  visit_entry: "how you get in",
  visit_length: "how long the visit takes",
};
