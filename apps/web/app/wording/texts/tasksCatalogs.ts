import { tasksEn } from "./tasksEn.ts";
import { tasksEs } from "./tasksEs.ts";

export const tasksCatalogs = { en: tasksEn, es: tasksEs };
