export const en = {
  title: "Fair housing law doesn’t allow this wording",
  "basis.familial_status": "turns away families with children (Fair Housing Act, 42 USC 3604).",
  "basis.source_of_income": "turns away lawful income such as vouchers (Miami-Dade Code, chapter 11A).",
  "basis.disability": "turns away people with disabilities (Fair Housing Act, 42 USC 3604).",
  "basis.religion": "mentions a religion (Fair Housing Act, 42 USC 3604).",
  "basis.origin": "mentions origin or citizenship (Fair Housing Act, 42 USC 3604).",
  "basis.sex": "states a preference for a sex or orientation (Fair Housing Act, 42 USC 3604).",
  "basis.age": "states a preference for an age (Miami-Dade Code, chapter 11A).",
  "basis.suitability": "says who the home is for instead of what it is (Fair Housing Act, 42 USC 3604).",
  "basis.steering": "rates the neighborhood or its schools, which is steering (Fair Housing Act, 42 USC 3604).",
  instead: "Neutral wording",
  take: "Use this wording",
} as const;
