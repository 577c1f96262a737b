export const en = {
  title: "Fair-housing law does not allow these words",
  familial_status: "turns families with children away (Fair Housing Act, 42 USC 3604).",
  source_of_income: "turns lawful income such as vouchers away (Miami-Dade Code, chapter 11A).",
  disability: "turns people with a disability away (Fair Housing Act, 42 USC 3604).",
  religion: "names a religion (Fair Housing Act, 42 USC 3604).",
  origin: "names an origin or a citizenship (Fair Housing Act, 42 USC 3604).",
  sex: "prefers a sex or an orientation (Fair Housing Act, 42 USC 3604).",
  age: "prefers an age (Miami-Dade Code, chapter 11A).",
  suitability: "says who the home is for instead of what it is (Fair Housing Act, 42 USC 3604).",
  steering: "judges the neighborhood or its schools, which steers people (Fair Housing Act, 42 USC 3604).",
  instead: "Neutral wording",
  take: "Use this wording",
} as const;
