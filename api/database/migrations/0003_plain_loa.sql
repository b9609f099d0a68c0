ALTER TABLE "email" ADD COLUMN "lease_token" uuid;--> statement-breakpoint
ALTER TABLE "email" ADD COLUMN "leased_until" timestamp with time zone;