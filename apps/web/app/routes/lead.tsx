export default function LeadRoute() {
  return null;
}
