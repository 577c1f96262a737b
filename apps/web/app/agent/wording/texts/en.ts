export const en = {
  title: "Fair-housing law does not allow these words",
  "basis.familial_status": "turns families with children away (Fair Housing Act, 42 USC 3604).",
  "basis.source_of_income": "turns lawful income such as vouchers away (Miami-Dade Code, chapter 11A).",
  "basis.disability": "turns people with a disability away (Fair Housing Act, 42 USC 3604).",
  "basis.religion": "names a religion (Fair Housing Act, 42 USC 3604).",
  "basis.origin": "names an origin or a citizenship (Fair Housing Act, 42 USC 3604).",
  "basis.sex": "prefers a sex or an orientation (Fair Housing Act, 42 USC 3604).",
  "basis.age": "prefers an age (Miami-Dade Code, chapter 11A).",
  "basis.suitability": "says who the home is for instead of what it is (Fair Housing Act, 42 USC 3604).",
  "basis.steering": "judges the neighborhood or its schools, which steers people (Fair Housing Act, 42 USC 3604).",
  instead: "Neutral wording",
  take: "Use this wording",
} as const;
