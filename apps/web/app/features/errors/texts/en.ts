export const en = {
  "notFound.title": "Page Not Found",
  "notFound.text": "The page you're looking for doesn't exist or has been moved.",
  "notFound.ways": "Other pages",
  "notFound.home": "Llave’s home page",
  "notFound.demo": "Talk to the assistant",
  "notFound.pricing": "Plans and prices",
  "notFound.contact": "Contact us",
  goBack: "Go Back",
  "failed.title": "This page didn’t load",
  "failed.text": "Something went wrong on our side. Try again, or write to {mail} if it keeps happening.",
  "failed.retry": "Try again",
} as const;
