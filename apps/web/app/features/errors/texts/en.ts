export const en = {
  "notFound.title": "Page Not Found",
  "notFound.text": "The page you're looking for doesn't exist or has been moved.",
  goBack: "Go Back",
  "failed.title": "This page didn’t load",
  "failed.text": "Something went wrong on our side. Try again, or write to {mail} if it keeps happening.",
  "failed.retry": "Try again",
} as const;
